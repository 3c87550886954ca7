export { PenTool as icon } from 'lucide-react';
