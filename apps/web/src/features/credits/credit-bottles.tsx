import type { Credit } from '@inkbloom/contract'
import { Bottle } from '@/features/credits/bottle.tsx'

interface Kind {
  title: string
  left: number
  limit: number
  tone: 'gamboge' | 'cerulean'
}

function CreditBottle({ title, left, limit, tone }: Kind) {
  const shown = Math.max(0, left)
  return (
    <div className="flex items-center gap-5">
      {/* Read from the words beside it; a picture without a limit is an empty bottle, not a division by zero. */}
      <span className="w-[84px] flex-none [&_.bottle]:h-24 [&_.bottle]:w-[84px]" aria-hidden="true">
        <Bottle fill={limit > 0 ? shown / limit : 0} label="" tone={tone} />
      </span>
      <p className="min-w-0 leading-snug">
        <span className="font-semibold">{title}</span>
        <b className="numerals mt-1 block text-[2.25rem] leading-none tracking-[-0.03em]">
          {shown.toLocaleString('en-US')}
        </b>
        <span className="small muted numerals mt-1 block">
          {left > limit ? 'credits left' : `of ${limit.toLocaleString('en-US')} credits left`}
        </span>
      </p>
    </div>
  )
}

/** The two kinds of credits, each a bottle filled to what is left. */
export function CreditBottles({ credits }: { credits: Credit }) {
  return (
    <div className="grid gap-5">
      <CreditBottle
        title="Create pages"
        left={credits.page_creation}
        limit={credits.page_creation_limit}
        tone="gamboge"
      />
      <CreditBottle title="Public pages" left={credits.public_page} limit={credits.public_page_limit} tone="cerulean" />
    </div>
  )
}
