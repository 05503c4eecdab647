import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** Where the native shells load our own application from. Sessions are Bearer tokens, so no cookie can be misused. */
const shells = [
  'capacitor://localhost',
  'https://localhost',
  'http://localhost',
  'tauri://localhost',
  'http://tauri.localhost',
]

/** Lets the shells, and no other site, read our answers from their own origin. */
export async function addCors(app: FastifyInstance): Promise<void> {
  await app.register(cors, {
    origin: shells,
    methods: ['GET', 'POST', 'PATCH'],
    maxAge: 86_400,
    strictPreflight: false,
  })
}
