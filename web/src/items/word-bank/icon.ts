import { LibraryBig } from 'lucide-react';

export const icon = LibraryBig;
