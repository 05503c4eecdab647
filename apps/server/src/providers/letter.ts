import { escapeMarkup } from '../kernel/escaping.ts'

export interface Letter {
  siteName: string
  greeting: string
  lines: string[]
  action?: { label: string; url: string }
}

/** The same letter twice: for readers of plain text, and in HTML without pictures or anything fetched. */
export function letter({ siteName, greeting, lines, action }: Letter): { text: string; html: string } {
  const text = [greeting, ...lines, ...(action ? [`${action.label}: ${action.url}`] : []), siteName].join('\n\n')
  const paragraph = (line: string) => `<p style="margin:0 0 16px">${escapeMarkup(line)}</p>`
  const button =
    action &&
    `<p style="margin:24px 0"><a href="${escapeMarkup(action.url)}" style="background:#ffc737;border:2px solid #1a2138;border-radius:12px;color:#1a2138;display:inline-block;font-weight:600;padding:12px 20px;text-decoration:none">${escapeMarkup(action.label)}</a></p><p style="color:#5e647a;font-size:13px;margin:0 0 16px">Or open this address:<br>${escapeMarkup(action.url)}</p>`
  const html = `<!doctype html><html lang="en"><body style="background:#f3f2ed;margin:0;padding:32px 16px"><div style="background:#ffffff;border-radius:3px;color:#1a2138;font:16px/1.6 Figtree,Helvetica,Arial,sans-serif;margin:0 auto;max-width:520px;padding:32px"><p style="font-family:Georgia,serif;font-size:22px;margin:0 0 20px">${escapeMarkup(siteName)}</p>${[greeting, ...lines].map(paragraph).join('')}${button ?? ''}</div></body></html>`
  return { text, html }
}
