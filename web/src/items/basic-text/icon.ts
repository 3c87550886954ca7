export { Text as icon } from 'lucide-react';
