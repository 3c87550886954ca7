import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { EntityType } from '#shared/document/document.ts';
import { KIND_NAMES } from './kinds.ts';
import './DocumentCard.css';

interface DocumentCardProps {
  href: string;
  name: string;
  kind: EntityType;
  /** Its first page; the drawing of its kind where there is no picture yet. */
  thumbnail?: string | null;
  /** "Published", "Not saved" */
  state: string;
  /** "2 minutes ago" */
  changed: string;
  /** A menu button. */
  menu: ReactNode;
}

/** A document in a list: its picture and its name lead to it, the rest is in the menu. */
export function DocumentCard({
  href,
  name,
  kind,
  thumbnail = null,
  state,
  changed,
  menu,
}: DocumentCardProps) {
  return (
    <li className="document-card">
      <Link href={href} className="document-card-link">
        <span className="document-card-desk">
          {thumbnail ? (
            <img src={thumbnail} alt="" loading="lazy" />
          ) : (
            <FileText className="document-card-blank" aria-hidden />
          )}
        </span>
        <span className="document-card-name">{name}</span>
        <span className="document-card-facts">
          {KIND_NAMES[kind]} · {state}
        </span>
        <span className="document-card-facts">{changed}</span>
      </Link>
      <div className="document-card-menu">{menu}</div>
    </li>
  );
}
