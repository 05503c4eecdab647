import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import { isWindows, root } from './project.mjs'

/** The exit code as a shell reports it: a child ended by a signal must not look like success. */
export function exitCode(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 0)
}

/** Runs to the end with the terminal's own streams; the answer is the exit code. */
export function run(file, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, stdio: 'inherit', ...options })
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(exitCode(code, signal)))
  })
}

/** Runs to the end and keeps what was said; `ok` is false when the program is not there at all. */
export function capture(file, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.once('error', (error) => resolve({ ok: false, output: error.message }))
    child.once('close', (code) => resolve({ ok: code === 0, output }))
  })
}

/**
 * npm as it was called. Not `npm` from the PATH: on Windows that is a .cmd, and under `npm start` the first `node` of the
 * PATH is the one in node_modules, which Windows cannot delete while it runs.
 */
export function npm(args, options = {}) {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env
  if (cli?.endsWith('.js')) return run(node ?? process.execPath, [cli, ...args], options)
  return run('npm', args, { shell: isWindows, ...options })
}

/**
 * Runs a long-lived child in our place: signals go on to it, its exit code becomes ours. A terminal's Ctrl-C reaches the
 * whole group by itself, and a second SIGINT would read as "do not wait for requests under way".
 */
export function runInPlace(file, args, options = {}) {
  // The channel says nothing: it ends when we do, however that happens, and the child ends with it.
  const child = spawn(file, args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], ...options })
  const forward = (signal) => {
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward)
  const watch = whenOrphaned(() => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearInterval(watch)
      resolve(exitCode(code, signal))
    })
  })
}

/**
 * npm hands a SIGTERM to the shell between us, and Debian's shell dies of it without a word to us: the server would run
 * on, unseen, with the data folder locked. That our parent has changed is the only sign. Where npm itself is killed, the
 * shell lives on, and npm's absence is the sign.
 */
export function whenOrphaned(end) {
  if (isWindows || !process.env.npm_lifecycle_event) return undefined
  const parent = process.ppid
  const npmAbove = parentOfShell(parent)
  const timer = setInterval(() => {
    if (process.ppid === parent && (npmAbove === null || isAlive(npmAbove))) return
    clearInterval(timer)
    end()
  }, 200)
  return timer
}

/** Who started the shell that started us; null where that was no shell, or nobody knows. */
function parentOfShell(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
  const [, above, name = ''] = /^\s*(\d+)\s+(.*)$/m.exec(stdout ?? '') ?? []
  return above && /(^|\/)-?(ba|da)?sh$/.test(name.trim()) ? Number(above) : null
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
