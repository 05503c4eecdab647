import { openDatabase } from '@inkbloom/server/src/db/client.ts'
import { migrate } from '@inkbloom/server/src/db/migrate.ts'
import { migrationsFolder } from '@inkbloom/server/src/db/migration-files.ts'
import { readCharts, readCounters } from '@inkbloom/server/src/features/gallery/analytics/analytics.service.ts'
import { systemClock } from '@inkbloom/server/src/kernel/clock.ts'
import pg from 'pg'
import { startPostgres } from '../../../scripts/lib/postgres.ts'
import { compare, contender, report } from '../harness.ts'

const years = 3
const seed = `
  insert into stats_daily (day, measure, shard, value)
    select current_date - day, measure, shard, 3
    from generate_series(0, ${365 * years}) day, generate_series(0, 15) shard,
      unnest(array['users', 'pages', 'coloreds', 'subscriptions']) measure;
  create table counted (created_at timestamptz not null);
  insert into counted select now() - random() * interval '${years} years' from generate_series(1, 1000000);
  create index on counted (created_at);
  analyze`
const count = `select count(*), count(*) filter (where created_at >= date_trunc('week', now())) from counted`
const countByMonth = `
  select date_trunc('month', created_at), count(*) from counted
  where created_at >= date_trunc('month', now()) - interval '11 months' group by 1`

/** The dashboard from its roll-up, every shard of every day used, against counting one table of a million rows. */
const cluster = await startPostgres()
const database = await openDatabase({ dataDir: '', databaseUrl: cluster.url })
const { db } = database
const bare = new pg.Client(cluster.url)
try {
  await migrate(db, { folder: migrationsFolder, clock: systemClock })
  await bare.connect()
  await bare.query(seed)
  report('dashboard', [
    await compare(
      'counters',
      [
        contender('four from the roll-up', () => readCounters(db, systemClock)),
        contender('one, counted', () => bare.query(count)),
      ],
      { goal: 1 },
    ),
    await compare(
      'charts',
      [
        contender('four from the roll-up', () => readCharts(db, systemClock)),
        contender('one, counted', () => bare.query(countByMonth)),
      ],
      { goal: 1 },
    ),
  ])
} finally {
  await bare.end()
  await database.close()
  await cluster.stop()
}
