import { legalLoader } from '@/features/site/legal-page.ts'
import { LegalScreen } from '@/features/site/legal-text.tsx'

export const loader = legalLoader('terms')
export const Component = () => <LegalScreen title="Terms" />
