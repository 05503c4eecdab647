import { useEffect, useState } from 'react'
import { Segment } from '@/ui/controls.tsx'
import { PageTitle } from '@/ui/paper.tsx'
import { BarSection, ProgressSection } from './bar-section.tsx'
import { BloomSection, ColorSection, TypeSection } from './color-sections.tsx'
import { ButtonSection, ChoiceSection } from './control-sections.tsx'
import { FieldSection, PromptSection } from './field-section.tsx'
import { CardSection, ListSection, PlanSection } from './list-sections.tsx'
import { PaintSection } from './paint-section.tsx'
import { ShellSection } from './shell-section.tsx'
import { StateSection } from './state-section.tsx'

const THEMES = [
  { value: 'light', label: 'Day' },
  { value: 'dark', label: 'Night' },
  { value: 'auto', label: 'Auto' },
] as const
type Theme = (typeof THEMES)[number]['value']

/** Every component in every state, by day and by night. Development only. */
export function Catalog() {
  const [theme, setTheme] = useState<Theme>('auto')
  useEffect(() => {
    const root = document.documentElement
    const before = root.dataset.theme
    if (theme === 'auto') delete root.dataset.theme
    else root.dataset.theme = theme
    return () => {
      if (before) root.dataset.theme = before
      else delete root.dataset.theme
    }
  }, [theme])
  return (
    <main className="catalog" id="top">
      <PageTitle
        title="Paper, ink, pigment"
        lead="The interface is itself a coloring page: ink outlines at rest, pigment where you touch."
      >
        <Segment label="Theme" options={THEMES} value={theme} onValueChange={setTheme} />
      </PageTitle>
      <div className="catalog__stack">
        <BloomSection />
        <ColorSection />
        <div className="catalog__cols">
          <div className="catalog__stack">
            <ButtonSection />
            <ChoiceSection />
            <PromptSection />
          </div>
          <div className="catalog__stack">
            <FieldSection />
            <BarSection />
            <ProgressSection />
          </div>
        </div>
        <PaintSection />
        <ShellSection />
        <CardSection />
        <PlanSection />
        <ListSection />
        <TypeSection />
      </div>
      <PageTitle
        title="Every state is part of the picture"
        lead="Unfinished things are pencil blue. Finished things are ink. Touched things are pigment."
      />
      <StateSection />
    </main>
  )
}
