/** The categories of icons, with the word that finds the most of each. */
const CATEGORIES = [
  ['Animals', 'animal'],
  ['Food', 'food'],
  ['School', 'school'],
  ['Weather', 'weather'],
  ['Plants', 'plant'],
  ['Feelings', 'smiling face'],
  ['People', 'person'],
  ['Sports', 'sport'],
  ['Vehicles', 'vehicle'],
  ['Music', 'music'],
  ['Clothes', 'clothing'],
] as const;

/** Renders what to look through while nothing is searched. */
export const IconCategories = ({ onSearch }: { onSearch: (term: string) => void }) => (
  <fieldset className="row icon-history" aria-label="Categories">
    {CATEGORIES.map(([name, term]) => (
      <button key={name} type="button" className="suggestion" onClick={() => onSearch(term)}>
        {name}
      </button>
    ))}
  </fieldset>
);
