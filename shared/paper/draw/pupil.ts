import { createContext } from 'react';

/** The name of the pupil whose copy is drawn; empty where it is for anybody. */
export const PupilContext = createContext('');

/** The names of the field for a name, in the languages of most teachers. */
const NAME =
  /\b(full name|name|nom|nombre|nome|naam|navn|namn|nimi|név|jméno|imię|ime|имя|ім’я|όνομα)\b|姓名|名前|이름|الاسم|שם/iu;

/** Finds the student field in which a name is written: the first that says so, or else the first of all; -1 without any. */
export function findNameField(fields: readonly string[]): number {
  const named = fields.findIndex((field) => NAME.test(field));
  return named === -1 && fields.length > 0 ? 0 : named;
}
