import { shuffleWithSeed } from '#shared/shuffle.ts';

/** A text that means harm. Its mark is read on every surface that shows it, and named by what it runs or fetches. */
export interface HostileText {
  readonly mark: string;
  readonly text: string;
}

/** Each runs `RUN` or fetches `AT` where something takes it for more than words. */
const PAYLOADS: readonly string[] = [
  '<script>RUN</script>',
  '<script src=AT></script>',
  '<img src=x onerror=RUN>',
  '<img src=AT>',
  '<svg onload=RUN>',
  '<svg><script>RUN</script></svg>',
  '<svg><image href=AT /></svg>',
  '<svg><animate onbegin=RUN attributeName=x dur=1s>',
  '<math><mtext><img src=x onerror=RUN></mtext></math>',
  '<math href="javascript:RUN">x</math>',
  '<body onload=RUN>',
  '<details open ontoggle=RUN>x</details>',
  '<input autofocus onfocus=RUN>',
  '<video src=AT onerror=RUN></video>',
  '<iframe srcdoc="<script>parent.RUN</script>"></iframe>',
  '<iframe src="javascript:parent.RUN"></iframe>',
  '<object data=AT></object>',
  '<embed src=AT>',
  '<a href="javascript:RUN">x</a>',
  '[x](javascript:RUN)',
  '![x](AT)',
  'javascript:RUN',
  'data:text/html,<script>RUN</script>',
  '<style>@import url(AT);</style>',
  '<link rel=stylesheet href=AT>',
  '<p style="background:url(AT)">x</p>',
  'red;background:url(AT)',
  '");background:url(AT);("',
  '<meta http-equiv=refresh content="0;url=AT">',
  '<base href=AT>',
  '<form action=AT><button autofocus>x</button></form>',
  '{{constructor.constructor("RUN")()}}',
  '$' + '{RUN}',
  '<%= RUN %>',
  '#{RUN}',
  '&lt;img src=x onerror=RUN&gt;',
  '&#60;script&#62;RUN&#60;/script&#62;',
  '<scr\u0000ipt>RUN</scr\u0000ipt>',
  '<noscript><p title="</noscript><img src=x onerror=RUN>">',
  '<template><img src=x onerror=RUN></template>',
  '<![CDATA[<img src=x onerror=RUN>]]>',
  ']]><script>RUN</script><![CDATA[',
  '<!--><img src=x onerror=RUN>-->',
  '=HYPERLINK("AT","x")',
  '@SUM(1)|RUN',
  '\u202Egpj.<img src=x onerror=RUN>\u202C',
  '\u2066<script>RUN</script>\u2069',
  '$' + '{"__proto__"}[RUN]',
  '$$\\href{javascript:RUN}{x}$$',
  '\\input{AT}',
  // Formulas, which are typeset: between the edges that a document has.
  ...[
    '\\href{javascript:RUN}{x}',
    '\\url{AT}',
    '\\includegraphics{AT}',
    '\\htmlId{x" onload="RUN}{x}',
    '\\class{x" onload="RUN}{x}',
    '\\style{background:url(AT)}{x}',
    '\\textcolor{url(AT)}{x}',
    '\\text{<img src=x onerror=RUN>}',
    '\\def\\a{\\a\\a}\\a',
  ].map((tex) => `\u2063$${tex}$\u2063`),
];

/** What a text may stand in that a payload would leave. */
const CARRIERS: readonly string[] = [
  'P',
  '"P',
  "'P",
  '">P',
  "'>P",
  '</p>P',
  '</title>P',
  '</textarea>P',
  '</script>P',
  '</style>P',
  '-->P',
  '\\"P',
  '`P',
  '\u0000P',
  '\uFEFFP',
  'P\u2028',
];

/** Makes so many texts in an order of the seed, each another payload or in another carrier, the marks at both of its ends. */
export function createHostileTexts(seed: number, count: number, trap: string): HostileText[] {
  const pairs = CARRIERS.flatMap((carrier) => PAYLOADS.map((payload) => ({ carrier, payload })));
  const mixed = shuffleWithSeed(pairs, seed);
  return Array.from({ length: count }, (_, at) => {
    const { carrier, payload } = mixed[at % mixed.length] as (typeof pairs)[number];
    const mark = `q${at}z`;
    const armed = payload.replaceAll('RUN', `ran('${mark}')`).replaceAll('AT', `${trap}/${mark}`);
    return { mark, text: `${mark} ${carrier.replace('P', () => armed)}` };
  });
}
