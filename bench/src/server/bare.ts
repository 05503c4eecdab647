import Fastify from 'fastify'
import pg from 'pg'

/** What somebody would write with nothing but the framework and the driver. */
const app = Fastify()
app.get('/empty', async () => ({ status: 'up' }))

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
app.get('/plans', async () => {
  const { rows } = await pool.query('select * from plans order by id')
  return { data: rows }
})

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.send?.('listening')
