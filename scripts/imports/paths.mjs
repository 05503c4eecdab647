export const isTest = (file) => /\.test\.\w+$/.test(file) || /(^|\/)(test|fixtures)\//.test(file)
export const isSource = (file) => /\/src\//.test(file) && !isTest(file)
