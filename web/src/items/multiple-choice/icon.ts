export { CircleDot as icon } from 'lucide-react';
