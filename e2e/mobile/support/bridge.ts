import { globSync, readFileSync } from 'node:fs'
import { at } from '../../../scripts/lib/project.mjs'

export type Phone = 'android' | 'ios'

interface PluginHeader {
  name: string
  methods: { name: string; rtype?: string }[]
}

const modules = at('apps/mobile/node_modules')
const listening = [
  { name: 'addListener' },
  { name: 'removeListener' },
  { name: 'removeAllListeners', rtype: 'promise' },
]

/**
 * Capacitor's own bridge, as a page gets it on a phone. Only the last message, which Kotlin or Swift would take, is played by
 * the test. Which plugins and methods there are is read from their native sources: what no phone knows fails here too.
 */
export function bridgeOf(phone: Phone): string {
  const source = readFileSync(`${modules}/@capacitor/android/capacitor/src/main/assets/native-bridge.js`, 'utf8')
  const headers = [...pluginsOf(phone), ...builtIn]
  return `
    window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {}, PluginHeaders: ${JSON.stringify(headers)} };
    (${playLastMessage})(${JSON.stringify(phone)});
    ${source}`
}

/** Comes with Capacitor itself. */
const builtIn: PluginHeader[] = [{ name: 'SystemBars', methods: [{ name: 'setStyle', rtype: 'promise' }] }]

function pluginsOf(phone: Phone): PluginHeader[] {
  const { dependencies } = JSON.parse(readFileSync(at('apps/mobile/package.json'), 'utf8'))
  const folders = Object.keys(dependencies).filter((name) => !/^@capacitor\/(android|cli|core|ios)$/.test(name))
  return folders.map((folder) => (phone === 'ios' ? swiftPlugin : javaPlugin)(`${modules}/${folder}`))
}

const sourceOf = (pattern: string) =>
  globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

function swiftPlugin(folder: string): PluginHeader {
  const source = sourceOf(`${folder}/ios/**/*Plugin.swift`)
  const methods = [
    ...source.matchAll(/CAPPluginMethod\((?:name|#selector)[:(]\s*"?(\w+)"?, returnType: CAPPluginReturn(\w+)/g),
  ]
  const [, name = folder] = /jsName = "(\w+)"/.exec(source) ?? []
  return {
    name,
    methods: [
      ...methods.map(([, method = '', kind = '']) => ({ name: method, rtype: kind.toLowerCase() })),
      ...listening,
    ],
  }
}

function javaPlugin(folder: string): PluginHeader {
  const source = sourceOf(`${folder}/android/src/main/**/*Plugin.{kt,java}`)
  const methods = [...source.matchAll(/@PluginMethod[\s\S]*?(?:fun|void)\s+(\w+)\(/g)]
  const [, name = folder] = /@CapacitorPlugin\(\s*name\s*=\s*"(\w+)"/.exec(source) ?? []
  return { name, methods: [...methods.map(([, method = '']) => ({ name: method, rtype: 'promise' })), ...listening] }
}

/** Runs in the page. */
function playLastMessage(phone: Phone) {
  interface Call {
    callbackId: string
    pluginId: string
    methodName: string
    options: unknown
  }
  const view = window as unknown as {
    askShell: (name: string, sent: unknown) => Promise<unknown>
    Capacitor: {
      PluginHeaders: { name: string; methods: { name: string }[] }[]
      fromNative: (result: object) => void
    }
  }
  const listeners = new Map<string, string>()
  const has = ({ pluginId, methodName }: Call) =>
    view.Capacitor.PluginHeaders.some(
      ({ name, methods }) => name === pluginId && methods.some((method) => method.name === methodName),
    )
  const answer = (call: Call, result: object) =>
    view.Capacitor.fromNative({
      callbackId: call.callbackId,
      pluginId: call.pluginId,
      methodName: call.methodName,
      ...result,
    })
  const receive = (message: string | Call) => {
    const call = typeof message === 'string' ? (JSON.parse(message) as Call) : message
    const name = `${call.pluginId}.${call.methodName}`
    if (!has(call)) throw new Error(`No phone knows ${name}.`)
    if (call.methodName === 'addListener') {
      listeners.set(`${call.pluginId}.${(call.options as { eventName: string }).eventName}`, call.callbackId)
      return
    }
    view.askShell(name, call.options).then(
      (data) => answer(call, { success: true, data: data ?? {} }),
      (error: Error) => answer(call, { success: false, error: { message: error.message } }),
    )
  }
  const tell = (pluginId: string, event: string, data: object) => {
    const callbackId = listeners.get(`${pluginId}.${event}`)
    if (callbackId)
      view.Capacitor.fromNative({ callbackId, pluginId, methodName: 'addListener', save: true, success: true, data })
  }
  Object.assign(window, {
    ...(phone === 'android'
      ? { androidBridge: { postMessage: receive } }
      : { webkit: { messageHandlers: { bridge: { postMessage: receive } } } }),
    openLink: (url: string) => tell('App', 'appUrlOpen', { url }),
    pressBack: (canGoBack: boolean) => tell('App', 'backButton', { canGoBack }),
  })
}
