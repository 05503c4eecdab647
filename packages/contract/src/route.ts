import type { z } from 'zod'
import type { ErrorCode } from './error-codes.ts'

/**
 * Who may make a call.
 * anyone: no session needed. person: any session. user: a session that is not the admin's. admin: the admin's only.
 */
export type Access = 'anyone' | 'person' | 'user' | 'admin'

type Fields = z.ZodObject<z.ZodRawShape>

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: `/${string}`
  readonly summary: string
  readonly access: Access
  /** Also from a device that was handed to a child, which may make no other call. */
  readonly child?: true
  readonly params?: Fields
  readonly query?: Fields
  /** JSON, or the same fields as multipart/form-data. */
  readonly body?: Fields
  /** multipart/form-data only, with one file field. */
  readonly upload?: Fields
  readonly data: z.ZodType
  /** Answered line by line, each line one `data`. */
  readonly stream?: true
  /** Answered as a CSV file with a heading row, not as JSON. */
  readonly csv?: true
  /** Answered as a PDF file. */
  readonly pdf?: true
  /** What can go wrong besides 400, 401, 403 by role or in a child's hands, 422, 429 and 500, which any call may answer. */
  readonly errors?: readonly ErrorCode[]
}

/** Keeps the literal types of a table of routes, which the client and the handlers are typed by. */
export const defineRoutes = <const T extends Record<string, Route>>(routes: T) => routes

type Part = 'params' | 'query' | 'body' | 'upload'
type In<S> = S extends z.ZodType ? z.input<S> : never
type Out<S> = S extends z.ZodType ? z.output<S> : never

/** What a caller passes. */
export type Input<R extends Route> = { [K in Part as R[K] extends z.ZodType ? K : never]: In<R[K]> }
/** What a handler gets, after parsing. */
export type Parsed<R extends Route> = { [K in Part as R[K] extends z.ZodType ? K : never]: Out<R[K]> }
export type Data<R extends Route> = z.output<R['data']>
