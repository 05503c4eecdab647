import { searchDebounceMs } from '@inkbloom/contract/constants'
import { useEffect, useRef, useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router'

/** The search words, in the address 300 ms after the last letter: they can be reloaded, shared and gone back to. */
export function useSearch() {
  const [params, setParams] = useSearchParams()
  const navigation = useNavigation()
  const inAddress = params.get('search') ?? ''
  const [value, setValue] = useState(inAddress)
  const sent = useRef(inAddress)

  useEffect(() => {
    // Changed by Back or a link, not by typing: the box follows. An answer to older letters must not overwrite newer ones.
    if (inAddress === sent.current) return
    sent.current = inAddress
    setValue(inAddress)
  }, [inAddress])

  useEffect(() => {
    const next = value.trim()
    if (next === sent.current) return
    const timer = setTimeout(() => {
      sent.current = next
      setParams(
        (before) => {
          if (next) before.set('search', next)
          else before.delete('search')
          return before
        },
        { replace: true, preventScrollReset: true },
      )
    }, searchDebounceMs)
    return () => clearTimeout(timer)
  }, [value, setParams])

  return { value, setValue, busy: navigation.state === 'loading' }
}
