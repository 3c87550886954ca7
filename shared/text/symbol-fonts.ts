import { once } from 'es-toolkit';

/** The signs of the fonts whose characters are no letters, from the code 0x20 on; U+FFFD where a font has none. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  symbol: [
    ' !∀#∃%&∍()*+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟ',
    'ΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}~�',
    '��������������������������������€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓',
    '°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓',
    '◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪�⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭',
  ],
  wingdings: [
    ' 🖉✂✁👓🕭🕮🕯🕿✆🖂🖃📪📫📬📭🗀🗁🗎🗏🗐🗄⌛🖮🖰🖲🖳🖴🖫🖬✇✍🖎✌🖏👍👎☜☞☝☟🖐☺😐☹💣🕱🏳',
    '🏱✈☼🌢❄🕆✞🕈✠✡☪☯🕉☸♈♉♊♋♌♍♎♏♐♑♒♓🙰🙵●❍◼□□☐☐🞟⧫◆❖⬩⌧⮹⌘🏵🏶🙶🙷▯',
    '🄋➀➁➂➃➄➅➆➇➈➉🄌➊➋➌➍➎➏➐➑➒➓🙢🙠🙡🙣🙞🙜🙝🙟∙•⬝○🞆🞈🞊🞋🔿▪☐🟁🟅★🟋🟏🟓🟑',
    '⯐⌖⯎⯏⯑✪✰🕐🕑🕒🕓🕔🕕🕖🕗🕘🕙🕚🕛⮰⮱⮲⮳⮴⮵⮶⮷🙪🙫🙕🙔🙗🙖🙐🙑🙒🙓⌫⌦⮘➢⮙⮛←→↑↓←',
    '→↑↓↖↗↙↘←→↑↓↖↗↙↘⇦⇨⇧⇩⬄⇳⬁⬀⬃⬂🢬🢭✗✓☒☑',
  ],
  'wingdings 2': [
    ' 🖊🖋🖌🖍✄✀🕾🕽🗅🗆🗇🗈🗉🗊🗋🗌🗍📋🗑🗔🖵🖶🖷🖸🖭🖯🖱🖒🖓🖘🖙🖚🖛👈👉🖜🖝🖞🖟🖠🖡👆👇🖢🖣🖑✗',
    '✓☒☑⮽☒⮾⮿🛇⦸🙱🙴🙲🙳‽🙹🙺🙻🙦🙤🙥🙧🙚🙘🙙🙛⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿�',
    '☉🌕☽☾⸿✝🕇🕜🕝🕞🕟🕠🕡🕢🕣🕤🕥🕦🕧🙨🙩⋅🞄⦁●○🞅🞇🞉⊙⦿🞌🞍◾■□🞑🞒🞓🞔▣🞕🞖🞗🞘⬩⬥◇',
    '🞚◈🞛🞜🞝🞞⬪⬧◊🞠◖◗⯊⯋⯀⯁⬟⯂⬣⬢⯃⯄🞡🞢🞣🞤🞥🞦🞧🞨🞩🞪🞫🞬🞭🞮🞯🞰🞱🞲🞳🞴🞵🞶🞷🞸🞹🞺',
    '🞻🞼🞽🞾🞿🟀🟂🟄🟆🟉🟊✶🟌🟎🟐🟒✹🟃🟇✯🟍🟔⯌⯍※⁂',
  ],
  'wingdings 3': [
    ' ←→↑↓↖↗↙↘⭰⭲⭱⭳⭶⭸⭻⭽↔↕⭪⭬⭫⭭⭍⮠⮡⮢⮣⮤⮥⮦⮧⮐⮑⮒⮓⮀⮃⭾⭿⮄⮆⮅⮇⮏⮍⮎⮌',
    '⭮⭯⎋⌤⌃⌥␣⍽⇪⮸🢠🢡🢢🢣🢤🢥🢦🢧🢨🢩🢪🢫←→↑↓↖↗↙↘↔↕▲▼△▽◀▶◁▷◣◢◤◥🞀🞂🞁�',
    '🞃⯅⯆⯇⯈⮜⮞⮝⮟←→↑↓←→↑↓←→↑↓←→↑↓←→↑↓←→↑↓←→↑↓🠠🠢🠤🠦🠨🠪🠬🢜🢝🢞🢟',
    '🠮🠰🠲🠴🠶🠸🠺🠹🠻🢘🢚🢙🢛🠼🠾🠽🠿🡀🡂🡁🡃🡄🡆🡅🡇⮨⮩⮪⮫⮬⮭⮮⮯←→↑↓↖↗↙↘←→↑↓↖↗↙',
    '↘←→↑↓↖↗↙↘←→↑↓↖↘↗↙',
  ],
  webdings: [
    ' 🕷🕸🕲🕶🏆🎖🖇🗨🗩🗰🗱🌶🎗🙾🙼🗕🗖🗗⏴⏵⏶⏷⏪⏩⏮⏭⏸⏹⏺🗚🗳🛠🏗🏘🏙🏚🏜🏭🏛🏠🏖🏝🛣🔍🏔👁👂',
    '🏞🏕🛤🏟🛳🕬🕫🕨🔈🎔🎕🗬🙽🗭🗪🗫⮔✔🚲□🛡📦🛱■🚑🛈🛩🛰🟈🕴●🛥🚔🗘✗❓🛲🚇🚍⛳⦸⊖🚭🗮⏐🗯🗲�',
    '🚹🚺🛉🛊🚼👽🏋⛷🏂🏌🏊🏄🏍🏎🚘🗠🛢💰🏷💳👪🗡🗢🗣✯🖄🖅🖃🖆🖹🖺🖻🕵🕰🖽🖾📋🗒🗓🕮📚🗞🗟🗃🗂🖼🎭🎜',
    '🎘🎙🎧💿🎞📷🎟🎬📽📹📾📻🎚🎛📺💻🖥🖦🖧🕹🎮🕻🕼📟🖁🖀🖨🖩🖿🖪🗜🔒🔓🗝📥📤🕳🌣🌤🌥🌦☁🌨🌧🌩🌪🌬🌫',
    '🌜🌡🛋🛏🍽🍸🛎🛍Ⓟ♿🛆🖈🎓🗤🗥🗦🗧🛪🐿🐦🐟🐕🐈🙬🙮🙭🙯🗺🌍🌏🌎🕊',
  ],
};

/** The sign where a font has none for a code. */
export const NO_SIGN = '\uFFFD';
const FIRST = 0x20;
const LAST = 0xff;
/** Word keeps the codes of such a font among the private ones of Unicode. */
const PRIVATE = 0xf000;

const listSigns = once(
  () => new Map(Object.entries(SIGNS).map(([name, lines]) => [name, [...lines.join('')]] as const)),
);

/** Returns the name of a font of signs as it is known here; null for any other. */
export function findSymbolFont(name: string | undefined): string | null {
  const known =
    name
      ?.trim()
      .replace(/^["']|["']$/g, '')
      .replace(/^symbol mt$/i, 'symbol')
      .toLowerCase() ?? '';
  return listSigns().has(known) ? known : null;
}

/** Writes a text that is set in a font of signs with the signs that it shows. */
export function readSymbols(text: string, font: string): string {
  const signs = listSigns().get(font);
  if (!signs) return text;
  return Array.from(text, (letter) => {
    const given = letter.codePointAt(0) ?? 0;
    const code = given >= PRIVATE && given <= PRIVATE + LAST ? given - PRIVATE : given;
    if (code < FIRST || code > LAST || code === 0xa0) return letter;
    return signs[code - FIRST] ?? NO_SIGN;
  }).join('');
}
