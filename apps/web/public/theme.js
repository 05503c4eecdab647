// Runs before the first paint. Without it a person who chose Night would see a white flash on every load.
// Its rules are those of src/features/session/theme.store.ts; inline scripts are forbidden by the CSP, hence a file.
{
  let choice = null
  try {
    choice = localStorage.getItem('theme')
  } catch {}
  const night = choice === 'night' || (choice !== 'day' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = night ? 'dark' : 'light'
}
