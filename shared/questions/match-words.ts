/** The beginnings of words by which a text says that things belong together. */
const MATCH =
  /(?<!\p{L})(?:match|connect|link|pair|join|draw a line|belongs?(?!\p{L})|go(?:es)? (?:with|together)|fits?(?!\p{L})|correspond|ordne|zuordn|verbind|gehör|pass(?:t|en|end)|relie[rz]?(?!\p{L})|associ|relacion|une(?!\p{L})|empareja|abbina|colleg|lig(?:a|ue)(?!\p{L})|połącz|dopasuj|spoj|přiřa|koppel|соедини|сопостав|连线|匹配|線で|結び)/iu;
/** A question mark anywhere, or a word that asks for sentences of one's own. */
const ASKS =
  /[?？؟]|(?<!\p{L})(?:explain|describe|discuss|compare|summari[sz]e|justify|why|how|sentences?|paragraph|erkläre?|beschreibe?|begründe|vergleiche?|warum|nenne|sätzen?|expliqu|décri[sv]|compare[rz]|pourquoi|phrases?|explica|describe|compara|por qué|oraciones|spiega|descrivi|perché|frasi)(?!\p{L}{4})/iu;

/** Tells whether words above a table ask something that the table does not answer. */
export const asksByItself = (text: string): boolean => ASKS.test(text) && !MATCH.test(text);
