import { PenTool } from 'lucide-react';

export const icon = PenTool;
