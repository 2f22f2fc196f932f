/** The editor for a game's data: CodeMirror in the colours of the book. */
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language'
import { toml } from '@codemirror/legacy-modes/mode/toml'
import { lintGutter, setDiagnostics } from '@codemirror/lint'
import { Compartment, EditorState } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** What is wrong with the text, and where. */
export type Problem = { line?: number; text: string }

export type Editor = {
  /** Shows another text, unless it is there already; whoever writes keeps the place. */
  show: (text: string) => void
  mark: (problem: Problem | undefined) => void
  /** Names the field, for those who hear it. */
  label: (text: string) => void
  go: (line: number) => void
  end: () => void
}

const LOOKS = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'transparent', fontSize: '14px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: "ui-monospace, 'DejaVu Sans Mono', monospace",
    lineHeight: '20px',
    minHeight: '136px',
    maxHeight: '376px',
  },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { color: 'var(--ink-soft)', backgroundColor: 'var(--paper-sunk)', border: '0' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--gold) 12%, transparent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--gold) 30%, transparent)',
  },
  '.cm-tooltip': { color: 'var(--ink)', backgroundColor: 'var(--paper-raised)', border: '1px solid var(--line)' },
  '.cm-diagnostic': { fontFamily: 'var(--body, inherit)', maxWidth: '60ch', whiteSpace: 'normal' },
})

const COLOURS = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--ink-soft)', fontStyle: 'italic' },
  { tag: [tags.string, tags.bool], color: 'var(--forest-text)' },
  { tag: tags.number, color: 'var(--gold-ink)' },
  { tag: tags.propertyName, fontWeight: '700' },
])

/**
 * Puts an editor into a place. It lives in a shadow root: there its styles are adopted sheets, which a page that
 * allows no styles but its own files lets in.
 */
export function editor(place: HTMLElement, text: string, onchange: (text: string) => void): Editor {
  const root = place.attachShadow({ mode: 'open' })
  const name = new Compartment()
  const named = (label: string) =>
    EditorView.contentAttributes.of({ 'aria-label': label, 'data-testid': 'lab-data', tabindex: '0' })
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        lintGutter(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        drawSelection(),
        EditorView.lineWrapping,
        history(),
        // Tab leaves the field, as everywhere.
        keymap.of([...defaultKeymap, ...historyKeymap]),
        StreamLanguage.define(toml),
        syntaxHighlighting(COLOURS),
        LOOKS,
        name.of(named('')),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onchange(update.state.doc.toString())
        }),
      ],
    }),
  })
  const lineOf = (line: number) => view.state.doc.line(Math.min(Math.max(1, line), view.state.doc.lines))
  return {
    show: (wanted) => {
      const { doc } = view.state
      if (doc.toString() !== wanted) view.dispatch({ changes: { from: 0, to: doc.length, insert: wanted } })
    },
    mark: (problem) => {
      const at = problem?.line === undefined ? undefined : lineOf(problem.line)
      const found =
        problem === undefined || at === undefined
          ? []
          : [{ from: at.from, to: at.to, severity: 'error' as const, message: problem.text }]
      view.dispatch(setDiagnostics(view.state, found))
    },
    label: (said) => view.dispatch({ effects: name.reconfigure(named(said)) }),
    go: (line) => {
      const { from, to } = lineOf(line)
      view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true })
      view.focus()
    },
    end: () => view.destroy(),
  }
}
