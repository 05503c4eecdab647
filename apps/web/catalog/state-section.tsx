import Heart from 'lucide-react/icons/heart'
import type { ReactNode } from 'react'
import hedgehogColor from '@/assets/art/hedgehog-color.webp'
import hedgehogLine from '@/assets/art/hedgehog-line.webp'
import dino from '@/assets/sketch/dino.svg'
import koi from '@/assets/sketch/koi.svg'
import octopus from '@/assets/sketch/octopus.svg'
import snail from '@/assets/sketch/snail.svg'
import { Bottle } from '@/features/credits/bottle.tsx'
import { Button } from '@/ui/button.tsx'
import { Blot } from '@/ui/ink.tsx'
import { Picture, Sketch } from '@/ui/picture.tsx'
import { SkeletonCards } from '@/ui/skeleton.tsx'
import { State } from '@/ui/state.tsx'

const Tile = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="catalog__tile">
    <span className="label">{name}</span>
    <div>{children}</div>
  </div>
)

export function StateSection() {
  return (
    <div className="catalog__tiles">
      <Tile name="Verify email">
        <State
          title="Check your inbox"
          picture={
            <Picture
              line={hedgehogLine}
              color={hedgehogColor}
              alt=""
              held={130}
              at={[44, 56]}
              className="picture--cast w-33"
            />
          }
          actions={<Button look="ghost">Send it again</Button>}
        >
          We sent a link to mara@okafor.family
        </State>
      </Tile>
      <Tile name="Payment received">
        <State
          title="Your bottle is full"
          picture={<Bottle fill={1} label="60 of 60 credits" />}
          actions={<Button look="make">Draw a page</Button>}
        >
          60 credits are ready. The receipt is in your inbox.
        </State>
      </Tile>
      <Tile name="Payment failed">
        <State
          title="The card was declined"
          picture={<Sketch src={koi} inked />}
          actions={<Button look="keep">Try again</Button>}
        >
          Nothing was charged. Try another card, or ask your bank about a $6.00 hold.
        </State>
      </Tile>
      <Tile name="Not found">
        <State
          title="Nothing is drawn here"
          picture={<Sketch src={dino} inked />}
          actions={<Button>Go to the gallery</Button>}
        >
          This page was moved, blocked or never inked.
        </State>
      </Tile>
      <Tile name="No search results">
        <State
          title="No one has drawn that yet"
          picture={<Sketch src={octopus} inked />}
          actions={<Button look="make">Draw it</Button>}
        >
          There is no page for “squid in a tuxedo”. You could be first.
        </State>
      </Tile>
      <Tile name="Empty favorites">
        <State
          title="Keep the ones you love"
          picture={
            <span className="grid p-3 text-sheet-ink">
              <Blot tone="#fbd3df" size={72}>
                <Heart size={28} />
              </Blot>
            </span>
          }
          actions={<Button>Browse the gallery</Button>}
        >
          Tap the heart on any page and it waits for you here.
        </State>
      </Tile>
      <Tile name="Loading the gallery">
        <div className="catalog__loading">
          <SkeletonCards count={4} label="Loading" />
        </div>
      </Tile>
      <Tile name="Drawing failed">
        <State
          title="The ink ran dry"
          picture={<Sketch src={snail} inked />}
          actions={
            <>
              <Button look="keep">Try again</Button>
              <Button look="ghost">Edit description</Button>
            </>
          }
        >
          We could not finish this page, so your credit is back. The description is saved.
        </State>
      </Tile>
    </div>
  )
}
