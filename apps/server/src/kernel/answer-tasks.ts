export type Answer<Result> = { result: Result } | { fault: string }

/** What a process of createProcesses does: one task after the other, until nobody is there to ask. */
export function answerTasks<Task, Result>(perform: (task: Task) => Promise<Result>): void {
  // Nobody is there to hear it where the server was killed.
  const answer = (given: Answer<Result>) => process.send?.(given, (error: Error | null) => error && process.exit(0))
  process.on('message', (task: Task) => {
    perform(task).then(
      (result) => answer({ result }),
      (error: Error) => answer({ fault: error.message }),
    )
  })
  // A terminal and systemd send these to every process of the server, which may still have a task to answer for.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.exit(0))
}
