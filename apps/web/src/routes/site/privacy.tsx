import { LegalScreen } from '@/features/website/legal-text.tsx'
import { legalLoader } from '@/features/website/load-legal.ts'

export const loader = legalLoader('privacy')
export const Component = () => <LegalScreen title="Privacy" />
