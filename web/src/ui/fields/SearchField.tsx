import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import './SearchField.css';

/** Renders the search field at the top of a dialog; `aria-label` names it. */
export const SearchField = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <div className="line search-field">
    <Search aria-hidden size={18} />
    <input {...props} type="search" />
  </div>
);
