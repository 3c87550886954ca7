/** What is drawn, as an alternative text begins: "Clock: 3:30". */
export type Noun =
  | 'clock'
  | 'fraction'
  | 'bond'
  | 'frame'
  | 'blocks'
  | 'money'
  | 'ruler'
  | 'thermometer'
  | 'plane'
  | 'chart'
  | 'pictogram'
  | 'angle'
  | 'triangle'
  | 'quadrilateral'
  | 'die'
  | 'tally'
  | 'calendar'
  | 'paper'
  | 'cues'
  | 'notes'
  | 'summary';

type Nouns = Readonly<Record<Noun, string>>;

const ORDER = [
  ...(['clock', 'fraction', 'bond', 'frame', 'blocks', 'money', 'ruler', 'thermometer', 'plane'] as const),
  ...(['chart', 'pictogram', 'angle', 'triangle', 'quadrilateral', 'die', 'tally', 'calendar'] as const),
  ...(['paper', 'cues', 'notes', 'summary'] as const),
] satisfies readonly Noun[];

/** The nouns of every language that sheets have words of their own in, in their order. */
const LANGUAGES: Readonly<Record<string, string>> & { readonly en: string } = {
  en: 'Clock|Fraction|Number bond|Ten frame|Base-ten blocks|Money|Ruler|Thermometer|Coordinate plane|Bar chart|Pictogram|Angle|Triangle|Quadrilateral|Die|Tally|Calendar|Paper to write on|Cues|Notes|Summary',
  ar: 'ساعة|كسر|رابط عددي|إطار العشرة|مكعبات العشرات|نقود|مسطرة|ميزان حرارة|مستوى إحداثي|مخطط أعمدة|مخطط صور|زاوية|مثلث|شكل رباعي|نرد|علامات عد|تقويم|ورقة للكتابة|كلمات مفتاحية|ملاحظات|ملخص',
  cs: 'Hodiny|Zlomek|Rozklad čísla|Desítkový rámeček|Desítkové kostky|Peníze|Pravítko|Teploměr|Soustava souřadnic|Sloupcový graf|Obrázkový graf|Úhel|Trojúhelník|Čtyřúhelník|Kostka|Čárky|Kalendář|Papír na psaní|Klíčová slova|Poznámky|Shrnutí',
  da: 'Ur|Brøk|Talbinding|Tierramme|Tiblokke|Penge|Lineal|Termometer|Koordinatsystem|Søjlediagram|Piktogram|Vinkel|Trekant|Firkant|Terning|Tællestreger|Kalender|Papir at skrive på|Stikord|Noter|Resumé',
  de: 'Uhr|Bruch|Zahlzerlegung|Zehnerfeld|Zehnerblöcke|Geld|Lineal|Thermometer|Koordinatensystem|Säulendiagramm|Bilddiagramm|Winkel|Dreieck|Viereck|Würfel|Strichliste|Kalender|Papier zum Schreiben|Stichworte|Notizen|Zusammenfassung',
  es: 'Reloj|Fracción|Descomposición|Marco de diez|Bloques de base diez|Dinero|Regla|Termómetro|Plano de coordenadas|Gráfico de barras|Pictograma|Ángulo|Triángulo|Cuadrilátero|Dado|Marcas de conteo|Calendario|Papel para escribir|Ideas clave|Notas|Resumen',
  fi: 'Kello|Murtoluku|Hajotelma|Kymppiruudukko|Kymmenjärjestelmävälineet|Raha|Viivain|Lämpömittari|Koordinaatisto|Pylväsdiagrammi|Kuvadiagrammi|Kulma|Kolmio|Nelikulmio|Noppa|Tukkimiehen kirjanpito|Kalenteri|Kirjoituspaperi|Avainsanat|Muistiinpanot|Yhteenveto',
  fr: 'Horloge|Fraction|Décomposition|Boîte de dix|Matériel de base dix|Monnaie|Règle|Thermomètre|Repère|Diagramme en barres|Pictogramme|Angle|Triangle|Quadrilatère|Dé|Bâtons de dénombrement|Calendrier|Papier pour écrire|Mots-clés|Notes|Résumé',
  he: 'שעון|שבר|פירוק מספר|מסגרת עשר|קוביות עשרוניות|כסף|סרגל|מדחום|מערכת צירים|דיאגרמת עמודות|פיקטוגרמה|זווית|משולש|מרובע|קובייה|קווי מניין|לוח שנה|דף לכתיבה|מילות מפתח|הערות|סיכום',
  it: 'Orologio|Frazione|Scomposizione|Griglia del dieci|Blocchi base dieci|Denaro|Righello|Termometro|Piano cartesiano|Diagramma a barre|Pittogramma|Angolo|Triangolo|Quadrilatero|Dado|Tacche|Calendario|Carta per scrivere|Parole chiave|Appunti|Riassunto',
  nl: 'Klok|Breuk|Splitsing|Tienveld|MAB-materiaal|Geld|Liniaal|Thermometer|Assenstelsel|Staafdiagram|Beelddiagram|Hoek|Driehoek|Vierhoek|Dobbelsteen|Turfjes|Kalender|Schrijfpapier|Steekwoorden|Notities|Samenvatting',
  pl: 'Zegar|Ułamek|Rozkład liczby|Ramka dziesiątkowa|Klocki dziesiętne|Pieniądze|Linijka|Termometr|Układ współrzędnych|Diagram słupkowy|Piktogram|Kąt|Trójkąt|Czworokąt|Kostka|Kreski|Kalendarz|Papier do pisania|Hasła|Notatki|Podsumowanie',
  pt: 'Relógio|Fração|Decomposição|Quadro de dez|Material dourado|Dinheiro|Régua|Termómetro|Plano cartesiano|Gráfico de barras|Pictograma|Ângulo|Triângulo|Quadrilátero|Dado|Marcas de contagem|Calendário|Papel para escrever|Palavras-chave|Notas|Resumo',
  ru: 'Часы|Дробь|Состав числа|Рамка десятка|Блоки десятков|Деньги|Линейка|Термометр|Координатная плоскость|Столбчатая диаграмма|Пиктограмма|Угол|Треугольник|Четырёхугольник|Кубик|Счётные палочки|Календарь|Бумага для письма|Ключевые слова|Заметки|Итог',
  sv: 'Klocka|Bråk|Talkamrater|Tiorutor|Tiobasmaterial|Pengar|Linjal|Termometer|Koordinatsystem|Stapeldiagram|Piktogram|Vinkel|Triangel|Fyrhörning|Tärning|Avprickning|Kalender|Skrivpapper|Nyckelord|Anteckningar|Sammanfattning',
  tr: 'Saat|Kesir|Sayı bağı|Onluk çerçeve|Onluk bloklar|Para|Cetvel|Termometre|Koordinat düzlemi|Sütun grafiği|Nesne grafiği|Açı|Üçgen|Dörtgen|Zar|Çetele|Takvim|Yazı kâğıdı|Anahtar sözcükler|Notlar|Özet',
  uk: 'Годинник|Дріб|Склад числа|Рамка десятка|Блоки десятків|Гроші|Лінійка|Термометр|Координатна площина|Стовпчикова діаграма|Піктограма|Кут|Трикутник|Чотирикутник|Кубик|Лічильні риски|Календар|Папір для письма|Ключові слова|Нотатки|Підсумок',
};

/** Lists the languages that have nouns. */
export const NOUN_LANGUAGES = Object.keys(LANGUAGES);

/** Returns the nouns in the language of a document; in English where there are none. */
export function getNouns(locale: string): Nouns {
  const words = (LANGUAGES[new Intl.Locale(locale).language] ?? LANGUAGES.en).split('|');
  return Object.fromEntries(ORDER.map((noun, at) => [noun, words[at] ?? ''])) as Nouns;
}

/** Describes a drawing: "Clock: 3:30". */
export const describe = (noun: Noun, value: string, locale: string): string =>
  value === '' ? getNouns(locale)[noun] : `${getNouns(locale)[noun]}: ${value}`;
