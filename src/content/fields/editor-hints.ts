import { z } from 'zod';

/** What the content editor (packages/editor/) needs to know about a field beyond its type. */
interface EditorHint {
  /** The content file with the list that the field's id is in, and the list's place in that file. */
  idIn?: { file: string; list: string };
  /** The folder below `public` that an uploaded image goes to. */
  imageFolder?: string;
}

/** Hints by schema; a description keeps them. */
export const editorHints = z.registry<EditorHint>();
