(() => {
  const root = document.documentElement;
  const pages = [...document.querySelectorAll('main')];
  const show = (lang) => {
    root.lang = lang;
    for (const page of pages) page.hidden = page.lang !== lang;
  };
  // A page without this script is French, and all there.
  if (!navigator.language.startsWith('fr')) show('en');
  const isDark = () =>
    root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.addEventListener('click', (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    if (button.dataset.do === 'lang') show(root.lang === 'fr' ? 'en' : 'fr');
    else if (button.dataset.do === 'theme') root.dataset.theme = isDark() ? 'light' : 'dark';
    else if (button.closest('th')) sort(button.closest('th'));
  });
  for (const head of document.querySelectorAll('.sortable th')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...head.childNodes);
    head.append(button);
  }
  const sort = (head) => {
    const column = [...head.parentNode.children].indexOf(head);
    const body = head.closest('table').tBodies[0];
    const direction = head.getAttribute('aria-sort') === 'descending' ? 1 : -1;
    for (const other of head.parentNode.children) other.removeAttribute('aria-sort');
    head.setAttribute('aria-sort', direction < 0 ? 'descending' : 'ascending');
    const key = (row) => {
      const cell = row.children[column];
      return cell.dataset.v === undefined ? cell.textContent : Number(cell.dataset.v);
    };
    const rows = [...body.rows].sort((a, b) => {
      const [x, y] = [key(a), key(b)];
      if (typeof x === 'number' && typeof y === 'number') return direction * (x - y);
      // What is not known comes last, whichever way one looks.
      if (typeof x !== typeof y) return typeof x === 'number' ? -1 : 1;
      return -direction * x.localeCompare(y);
    });
    body.append(...rows);
  };
})();
