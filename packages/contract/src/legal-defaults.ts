/** Plain words that hold for any operator of this software; each should read them and make them their own. */
export const termsText = `<h2>What this is</h2>
<p>This service turns descriptions into coloring pages and lets you color them. By using it you agree to these terms.</p>
<h2>Your account</h2>
<p>Keep your password to yourself. If a child uses the service, an adult is responsible for the account. You can delete your account at any time on the account screen.</p>
<h2>Pages</h2>
<p>Pages you create are public: other people can see and color them. Do not describe anything that is unsafe for children, that breaks the law, or that shows real people without their consent. We may block pages and accounts that do.</p>
<p>Your own colorings are yours.</p>
<h2>Plans and credits</h2>
<p>Plans renew every month until they are canceled. A canceled plan stays until the end of the paid month. Credits belong to their month and do not add up. A drawing that fails costs nothing.</p>
<h2>What we cannot promise</h2>
<p>We do our best to keep the service running and your work safe, but we cannot promise that it is always available or free of mistakes.</p>`

export const privacyText = `<h2>What we keep</h2>
<ul><li>Your name, address and password (stored so that nobody can read it).</li><li>The pages you create, with their descriptions, and your colorings.</li><li>Your plan, your credits and what they were used for.</li></ul>
<p>What you try without an account stays in your browser. We only count, for a day, how many drawings were made from your network.</p>
<p>We keep no tracking cookies and show no advertising.</p>
<h2>Who else sees it</h2>
<p>Pages are public, with a title made from your description; the description itself is shown only to you and to the operator. Payments are handled by Stripe, which we never give your drawings to. If the operator uses a drawing service, your description is sent to it to be checked and drawn.</p>
<h2>Your rights</h2>
<p>On the account screen you can download everything we keep about you, and delete your account. Deleting removes your data, your uploads and your pages, except pages that others have colored: those stay without your name.</p>`
