/** What stands ready before anybody does anything: fruit on its tree, a bowl on its stool, a child in the bed whose blanket it peeks over. */
import type { SceneGraph } from '../../../reading/graph.ts'
import { bedded } from './bedded.ts'
import { eatenWith } from './eat-with.ts'
import { enchanted } from './enchant.ts'
import { shotAt } from './goal.ts'
import { onTheGround } from './ground-art.ts'
import { inHand } from './in-hand.ts'
import { laden } from './laden.ts'
import { planted } from './orchard.ts'
import { pillion } from './pillion.ts'
import { poredOver } from './pore.ts'
import { pouredOnto } from './pour.ts'
import { putDown } from './put-down.ts'
import { roosted } from './roost.ts'
import { sandToys } from './sand-toys.ts'
import { setUp } from './set-up.ts'
import { stowed } from './stow.ts'
import { measured } from './survey.ts'
import { upLadder } from './up-ladder.ts'
import { whereMeant } from './where-meant.ts'
import { chalked } from './write-on.ts'

export const prepared = (said: SceneGraph): SceneGraph =>
  sandToys(
    putDown(
      inHand(
        setUp(
          bedded(
            laden(
              roosted(
                stowed(
                  planted(
                    pouredOnto(
                      poredOver(
                        shotAt(
                          upLadder(eatenWith(measured(pillion(whereMeant(onTheGround(chalked(enchanted(said)))))))),
                        ),
                      ),
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  )
