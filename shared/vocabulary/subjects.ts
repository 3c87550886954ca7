export const SUBJECTS = [
  'Language Arts',
  'Reading',
  'Writing',
  'Spelling',
  'Phonics',
  'Vocabulary',
  'Handwriting',
  'Math',
  'Science',
  'Social Studies',
  'History',
  'Geography',
  'ESL/ELL',
  'World Languages',
  'Art',
  'Music',
  'PE & Health',
  'Computer Science',
  'Life Skills',
  'Special Education',
  'Early Learning',
  'Religion',
  'Holidays & Seasons',
  'Training & Work',
  'Other',
] as const;

export type Subject = (typeof SUBJECTS)[number];

export const GRADE_LEVELS = [
  'Pre-K',
  'K',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  'College',
  'Adult',
] as const;
export type GradeLevel = (typeof GRADE_LEVELS)[number];

/** Returns "Grade 4", but "Pre-K", "K", "College" unchanged. */
export const getGradeName = (grade: GradeLevel): string => (/^\d/.test(grade) ? `Grade ${grade}` : grade);
