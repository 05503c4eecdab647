import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Refusal } from '../lib/project.mjs'
import { capture, run } from '../lib/run.mjs'

/** What the locked crates need. */
const oldest = [1, 85] as const

/** Where rustup puts it, on machines whose PATH does not know yet. */
const withCargo = () => ({
  PATH: [process.env.PATH, join(process.env.CARGO_HOME ?? join(homedir(), '.cargo'), 'bin')].join(delimiter),
})

/** The environment in which cargo is found. */
export async function requireRust(): Promise<{ PATH: string }> {
  const env = withCargo()
  const version = await rustVersion(env)
  if (version && isNewEnough(version)) return env
  throw new Refusal(
    `The desktop program needs Rust ${oldest.join('.')} or newer, and ${version ? `this is ${version}` : 'none was found'}. Install it from ` +
      'https://rustup.rs, and on Linux the packages that docs/native.md lists.',
  )
}

/** On machines that are made for a run and thrown away. Nobody else's home is changed without being asked. */
export async function installRust(): Promise<void> {
  const version = await rustVersion(withCargo())
  if ((version && isNewEnough(version)) || !process.env.CI) return
  console.log('Installing Rust …')
  await run('sh', ['-c', 'curl -fsS https://sh.rustup.rs | sh -s -- -y --profile minimal --no-modify-path']).catch(
    () => {},
  )
}

async function rustVersion(env: { PATH: string }): Promise<string | undefined> {
  const { ok, output } = await capture('cargo', ['--version'], { env: { ...process.env, ...env } })
  return ok ? /\d+\.\d+\.\d+/.exec(output)?.[0] : undefined
}

function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
}
