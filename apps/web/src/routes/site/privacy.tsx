import { legalLoader } from '@/features/site/legal-page.ts'
import { LegalScreen } from '@/features/site/legal-text.tsx'

export const loader = legalLoader('privacy')
export const Component = () => <LegalScreen title="Privacy" />
