/** WebDriver, as far as the tests need it: each command is one request. */

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
type Element = { [elementKey]: string }

export interface Driver {
  /** Runs in the page; what it answers must be JSON. Promises are awaited. */
  run<Answer>(body: string, ...args: unknown[]): Promise<Answer>
  find(xpath: string): Promise<string | null>
  click(element: string): Promise<void>
  type(element: string, text: string): Promise<void>
  /** Presses at the first place, moves along the others and lets go. */
  drag(places: readonly (readonly [number, number])[]): Promise<void>
  screenshot(): Promise<Buffer>
  /** Ends the program too. */
  close(): Promise<void>
}

interface Answer {
  value: unknown
}

async function send(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as Answer
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw Object.assign(new Error(`${error}: ${message}`), { code: error })
}

/** Starts the program, as tauri-driver at this address is told to. */
export async function startProgram(server: string, application: string): Promise<Driver> {
  const alwaysMatch = { browserName: 'wry', 'tauri:options': { application } }
  const { sessionId } = (await send(`${server}/session`, 'POST', { capabilities: { alwaysMatch } })) as {
    sessionId: string
  }
  const session = `${server}/session/${sessionId}`
  const post = (command: string, body: object) => send(`${session}/${command}`, 'POST', body)
  return {
    run: <T>(body: string, ...args: unknown[]) =>
      post('execute/sync', { script: `return (async (...args) => { ${body} })(...arguments)`, args }) as Promise<T>,
    async find(xpath) {
      try {
        return ((await post('element', { using: 'xpath', value: xpath })) as Element)[elementKey]
      } catch (error) {
        if ((error as { code?: string }).code === 'no such element') return null
        throw error
      }
    },
    async click(element) {
      await post(`element/${element}/click`, {})
    },
    async type(element, text) {
      await post(`element/${element}/clear`, {})
      await post(`element/${element}/value`, { text })
    },
    async drag([first, ...others]) {
      const move = ([x, y]: readonly [number, number]) => ({ type: 'pointerMove', duration: 0, x, y })
      if (!first) return
      const actions = [
        move(first),
        { type: 'pointerDown', button: 0 },
        ...others.map(move),
        { type: 'pointerUp', button: 0 },
      ]
      await post('actions', {
        actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
      })
    },
    screenshot: async () => Buffer.from(String(await send(`${session}/screenshot`, 'GET')), 'base64'),
    async close() {
      await send(session, 'DELETE')
    },
  }
}
