interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly label: string; readonly href: string; readonly current: boolean }[];
}

/** Links to the few variants of one page. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a href={tab.href} aria-current={tab.current ? 'page' : undefined}>
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
