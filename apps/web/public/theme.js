// In a child's hands no other screen may be seen, not even while the application is on its way: the server draws some of them
// for everybody. The application's own rules are in src/features/session/guard.ts.
{
  let child = null
  try {
    child = JSON.parse(localStorage.getItem('auth'))?.state?.user?.child
  } catch {}
  if (child && !/^\/child(\/|$)/i.test(location.pathname)) {
    document.documentElement.hidden = true
    location.replace('/child')
  }
}

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
