/** The whites of a drawing, each of which has a pigment in the colored version: what is written, its kind, or the white it is part of. */
export const WHITE = /(fill|stroke)="#fff"(?: class="(\w+)"| data-like="(\d+)")?/g
