import { PALETTES } from '@inkbloom/easel'
import { useMemo } from 'react'
import { useApp } from '@/features/session/app-context.tsx'
import { Panel } from '@/features/studio/panels/panel.tsx'
import { Sample } from '@/features/studio/panels/sample.tsx'
import { useHelpPalette } from '@/features/studio/panels/use-help-palette.ts'
import type { ShownPanelProps } from '@/features/studio/panels/use-panels.ts'
import { fileUrl } from '@/lib/file-url.ts'
import { SelectField } from '@/ui/select.tsx'

/** The page in colors, to look at while painting: as it came colored, or as a palette would have it. */
export default function ReferencePanel({ easel, page, onClose }: ShownPanelProps) {
  const { platform } = useApp()
  const { name, colors, choose } = useHelpPalette()
  const suggestion = useMemo(() => easel.suggest(colors), [easel, colors])
  return (
    <Panel name="reference" title="Reference" onClose={onClose}>
      {page.bloom ? (
        <img className="studio-reference" src={platform.apiOrigin + page.bloom} alt={`${page.title}, colored`} />
      ) : (
        <>
          <div className="studio-reference">
            <Sample sample={suggestion} />
            <img src={fileUrl(platform.apiOrigin, page.illustration)} alt={`${page.title}, in ${name} colors`} />
          </div>
          <SelectField
            label="In colors of"
            value={name}
            options={PALETTES.map((palette) => ({ value: palette.name, label: palette.name }))}
            onChange={(event) => choose(event.target.value)}
          />
        </>
      )}
    </Panel>
  )
}
