/** A page to begin with: its buttons are green, and it follows the user's color scheme. */
export const samplePage = {
  html: `<header><b>Oakleaf Mutual</b></header>
<main>
  <h1>Your claim</h1>
  <p>We tell you here when something changes. <a href="#help">Get help</a></p>
  <button class="primary">Report a claim</button>
</main>`,
  css: `:root { color-scheme: light dark; }
body { margin: 0; background: light-dark(#fbf9f4, #14201a); color: light-dark(#22302a, #e6efe9); font: 16px/1.5 Georgia, serif; }
header { padding: 16px; background: #1d6b45; color: #fff; }
main { padding: 16px; }
a { color: light-dark(#1d6b45, #7fd0a5); }
.primary { padding: 10px 18px; border: 0; border-radius: 20px; background: #1d6b45; color: #fff; }`,
};
