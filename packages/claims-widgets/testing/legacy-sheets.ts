/** Rules for bare tags in style sheets of older pages, without a cascade layer. */
export const legacySheets: Readonly<Record<string, string>> = {
  "a marketing page's": `
    section { margin: 0 0 40px; padding: 80px 0; border-top: 1px solid; background: #eee }
    button { float: left; width: 12em; height: 30px; letter-spacing: 0.1em; line-height: 1;
      text-transform: uppercase; text-shadow: 1px 1px #fff; white-space: nowrap; box-shadow: 0 2px 4px }
    h2, h3, h4 { padding: 10px 0; border-bottom: 1px solid; color: #c00; letter-spacing: 0.05em;
      text-align: center; text-transform: uppercase }
    p { margin: 0 0 24px; color: #555; font-size: 20px; line-height: 2 }
    ul { margin: 20px 0; padding-left: 40px; list-style: square }
    li { margin-bottom: 10px; padding-left: 1em; line-height: 2 }
    dl { margin: 20px; padding: 1em; background: #ffd }
    dt { float: left; clear: left; width: 160px; color: green; font-weight: bold }
    dd { margin: 0 0 1em 180px; padding: 5px; color: navy }
    strong { color: red; font-weight: 900 }
    a { color: #00c; text-decoration: none; font-weight: bold }
    a:link, a:visited { color: #00c; text-decoration: none }
    input[type="text"], select { width: 100%; padding: 12px; border: 1px solid #999; font-size: 20px }
    svg { display: block; width: 100%; height: auto }`,
  "a reboot's": `
    *, *::before, *::after { box-sizing: border-box }
    h2, h3, h4 { margin-top: 0; margin-bottom: 0.5rem; font-weight: 500; line-height: 1.2; color: #212529 }
    p { margin-top: 0; margin-bottom: 1rem }
    ul { margin-top: 0; margin-bottom: 1rem; padding-left: 2rem }
    dl { margin-top: 0; margin-bottom: 1rem }
    dt { font-weight: 700 }
    dd { margin-bottom: 0.5rem; margin-left: 0 }
    strong { font-weight: bolder }
    button { border-radius: 0; margin: 0; font-family: inherit; text-transform: none }
    button:focus:not(:focus-visible) { outline: 0 }
    svg { vertical-align: middle }
    section { display: block }`,
  "a preflight's": `
    *, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid }
    h2, h3, h4 { font-size: inherit; font-weight: inherit }
    ul { list-style: none }
    strong { font-weight: bolder }
    a { color: inherit; text-decoration: inherit }
    button { font: inherit; letter-spacing: inherit; color: inherit; border-radius: 0; background: transparent }
    svg { display: block; vertical-align: middle; max-width: 100% }`,
};
