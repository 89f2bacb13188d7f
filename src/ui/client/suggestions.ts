import { fetchSuggestions, type Suggestion } from './fetchSuggestions.ts';

/*
 * Suggestions of search fields: an editable combobox with list autocomplete and manual selection (ARIA Authoring Practices
 * Guide). It is no React, because it is on pages that have none; on those that have some, the elements that it adds are the
 * last ones of a form, which hydration leaves alone.
 */

/** Time without a key after which suggestions are requested. */
const DELAY_MS = 150;
const MIN_LENGTH = 2;

class SuggestionList {
  readonly #input: HTMLInputElement;
  readonly #list = document.createElement('ul');
  readonly #status = document.createElement('p');
  #suggestions: readonly Suggestion[] = [];
  #active = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #request: AbortController | undefined;

  constructor(input: HTMLInputElement, form: HTMLFormElement) {
    this.#input = input;
    this.#list.id = `${input.id}-suggestions`;
    this.#list.className = 'search-suggestions';
    this.#list.role = 'listbox';
    this.#list.ariaLabel = input.labels?.[0]?.textContent ?? null;
    this.#list.hidden = true;
    this.#status.className = 'visually-hidden';
    this.#status.role = 'status';
    form.append(this.#list, this.#status);
    input.role = 'combobox';
    input.ariaAutoComplete = 'list';
    input.ariaExpanded = 'false';
    input.setAttribute('aria-controls', this.#list.id);

    // What was typed before this script was loaded.
    if (input.value !== input.defaultValue) this.#requestSoon();
    input.addEventListener('input', () => this.#requestSoon());
    input.addEventListener('keydown', (event) => this.#press(event));
    input.addEventListener('blur', () => this.#close());
    form.addEventListener('submit', () => this.#close());
    // Enter may be pressed before this script is loaded: the results must not stay below the suggestions.
    if ('navigation' in window) navigation.addEventListener('navigate', () => this.#close());
    // The field keeps the focus.
    this.#list.addEventListener('mousedown', (event) => event.preventDefault());
    this.#list.addEventListener('click', ({ target }) => {
      const option = target instanceof Element ? target.closest('[role="option"]') : null;
      if (option !== null) this.#open(Array.from(this.#list.children).indexOf(option));
    });
  }

  #requestSoon(): void {
    this.#abort();
    this.#activate(-1);
    const text = this.#input.value.trim();
    if (text.length < MIN_LENGTH) this.#close();
    else this.#timer = setTimeout(() => void this.#load(text), DELAY_MS);
  }

  async #load(text: string): Promise<void> {
    const request = (this.#request = new AbortController());
    const answer = await fetchSuggestions(this.#input.dataset['suggestions'] ?? '', text, request.signal);
    if (request.signal.aborted || answer === undefined) return;
    this.#suggestions = answer.suggestions;
    this.#status.textContent = answer.status;
    this.#list.replaceChildren(...answer.suggestions.map((each, index) => this.#option(each, index)));
    this.#show();
  }

  #option({ title, type }: Suggestion, index: number): HTMLElement {
    const option = document.createElement('li');
    option.id = `${this.#list.id}-${index}`;
    option.role = 'option';
    option.ariaSelected = 'false';
    const kind = document.createElement('span');
    kind.className = 'search-suggestions-type';
    kind.textContent = type;
    option.append(title, ' ', kind);
    return option;
  }

  #press(event: KeyboardEvent): void {
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    const isOpen = !this.#list.hidden;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        if (this.#suggestions.length === 0) return;
        event.preventDefault();
        if (event.altKey && event.key === 'ArrowUp') {
          this.#hide();
          return;
        }
        this.#show();
        if (!event.altKey) this.#move(event.key === 'ArrowDown' ? 1 : -1);
        return;
      }
      case 'Enter':
        if (!isOpen || this.#active < 0) return;
        event.preventDefault();
        this.#open(this.#active);
        return;
      case 'Escape':
        if (!isOpen) return;
        // Otherwise it would empty the field, and close the menu that the field is in.
        event.preventDefault();
        event.stopPropagation();
        this.#hide();
        return;
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        this.#activate(-1);
    }
  }

  /** Round the end, by way of the field itself. */
  #move(step: 1 | -1): void {
    const places = this.#suggestions.length + 1;
    this.#activate(((this.#active + 1 + step + places) % places) - 1);
  }

  #activate(index: number): void {
    this.#active = index;
    for (const [at, option] of [...this.#list.children].entries()) option.ariaSelected = String(at === index);
    const active = this.#list.children[index];
    active?.scrollIntoView({ block: 'nearest' });
    if (active === undefined) this.#input.removeAttribute('aria-activedescendant');
    else this.#input.setAttribute('aria-activedescendant', active.id);
  }

  #open(index: number): void {
    const suggestion = this.#suggestions[index];
    if (suggestion === undefined) return;
    this.#close();
    location.assign(suggestion.href);
  }

  #show(): void {
    const isWanted = this.#suggestions.length > 0 && document.activeElement === this.#input;
    if (!isWanted || isSearched(this.#input.value)) {
      this.#hide();
      return;
    }
    const row = this.#input.parentElement;
    if (row !== null) {
      this.#list.style.insetBlockStart = `${row.offsetTop + row.offsetHeight}px`;
      this.#list.style.inlineSize = `${row.offsetWidth}px`;
    }
    this.#list.hidden = false;
    this.#input.ariaExpanded = 'true';
  }

  #hide(): void {
    this.#activate(-1);
    this.#list.hidden = true;
    this.#input.ariaExpanded = 'false';
  }

  #close(): void {
    this.#abort();
    this.#hide();
    this.#suggestions = [];
    this.#status.textContent = '';
  }

  #abort(): void {
    clearTimeout(this.#timer);
    this.#request?.abort();
  }
}

/** Whether the page shows the results of a text: somebody may press Enter before this script is loaded. */
function isSearched(text: string): boolean {
  return new URLSearchParams(location.search).get('q') === text;
}

function addSuggestions(target: unknown): void {
  if (!(target instanceof HTMLInputElement) || target.role === 'combobox') return;
  if (target.dataset['suggestions'] !== undefined && target.form !== null) new SuggestionList(target, target.form);
}

document.addEventListener('focusin', ({ target }) => addSuggestions(target));
addSuggestions(document.activeElement);
