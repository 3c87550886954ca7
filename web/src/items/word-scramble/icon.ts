export { Shuffle as icon } from 'lucide-react';
