import { STUDENT_FIELD_SUGGESTIONS } from './student-fields.ts';

/** The suggested names of student fields by language, in the order of `STUDENT_FIELD_SUGGESTIONS`. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  ar: ['الاسم', 'التاريخ', 'الفصل', 'الصف', 'المعلم', 'المادة', 'الحصة', 'الشعبة', 'العمر'],
  cs: ['Jméno', 'Datum', 'Třída', 'Ročník', 'Učitel', 'Předmět', 'Hodina', 'Skupina', 'Věk'],
  da: ['Navn', 'Dato', 'Klasse', 'Klassetrin', 'Lærer', 'Fag', 'Lektion', 'Hold', 'Alder'],
  de: ['Name', 'Datum', 'Klasse', 'Stufe', 'Lehrkraft', 'Fach', 'Stunde', 'Gruppe', 'Alter'],
  es: ['Nombre', 'Fecha', 'Clase', 'Curso', 'Docente', 'Asignatura', 'Hora', 'Grupo', 'Edad'],
  fi: ['Nimi', 'Päivämäärä', 'Luokka', 'Luokka-aste', 'Opettaja', 'Oppiaine', 'Tunti', 'Ryhmä', 'Ikä'],
  fr: ['Nom', 'Date', 'Classe', 'Niveau', 'Enseignant', 'Matière', 'Heure', 'Groupe', 'Âge'],
  he: ['שם', 'תאריך', 'כיתה', 'שכבה', 'מורה', 'מקצוע', 'שיעור', 'קבוצה', 'גיל'],
  it: ['Nome', 'Data', 'Classe', 'Anno', 'Insegnante', 'Materia', 'Ora', 'Sezione', 'Età'],
  nl: ['Naam', 'Datum', 'Klas', 'Leerjaar', 'Leraar', 'Vak', 'Lesuur', 'Groep', 'Leeftijd'],
  pl: ['Imię i nazwisko', 'Data', 'Klasa', 'Poziom', 'Nauczyciel', 'Przedmiot', 'Lekcja', 'Grupa', 'Wiek'],
  pt: ['Nome', 'Data', 'Turma', 'Ano', 'Professor', 'Disciplina', 'Horário', 'Grupo', 'Idade'],
  ru: ['Имя', 'Дата', 'Класс', 'Параллель', 'Учитель', 'Предмет', 'Урок', 'Группа', 'Возраст'],
  sv: ['Namn', 'Datum', 'Klass', 'Årskurs', 'Lärare', 'Ämne', 'Lektion', 'Grupp', 'Ålder'],
  tr: ['Ad', 'Tarih', 'Sınıf', 'Düzey', 'Öğretmen', 'Ders', 'Ders saati', 'Şube', 'Yaş'],
  uk: ['Ім’я', 'Дата', 'Клас', 'Паралель', 'Учитель', 'Предмет', 'Урок', 'Група', 'Вік'],
};

const ENGLISH: readonly string[] = STUDENT_FIELD_SUGGESTIONS;

/** Lists the names that are suggested on a sheet in that language; in English where there are none. */
export const listStudentFieldNames = (locale: string): readonly string[] =>
  WORDS[new Intl.Locale(locale).language] ?? ENGLISH;

/**
 * Translates the student fields that are still called as suggested, from one language to another; a name that somebody wrote
 * stays, and so does one whose translation the sheet has already.
 */
export function translateStudentFields(fields: readonly string[], from: string, to: string): string[] {
  const [before, after] = [listStudentFieldNames(from), listStudentFieldNames(to)];
  const isTaken = (name: string) => fields.some((field) => field.toLowerCase() === name.toLowerCase());
  return fields.map((field) => {
    const translated = after[before.indexOf(field)] ?? after[ENGLISH.indexOf(field)];
    return translated === undefined || isTaken(translated) ? field : translated;
  });
}
