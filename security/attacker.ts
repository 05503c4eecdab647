/** The attacker's process: told whom to attack and how, it goes on until it is killed. */
import { type Attack, attacks } from './attacks.ts'

process.once('message', async ({ name, target }: { name: string; target: Parameters<Attack['run']>[0] }) => {
  const attack = attacks.find((one) => one.name === name)
  await attack?.run(target, () => process.send?.('begun'))
})
