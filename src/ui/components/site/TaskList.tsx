import type { Task } from '#domain/site/site.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Phrases } from '../text/Phrases.tsx';
import { TaskIcon } from './TaskIcon.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

/** The most frequent tasks of visitors, one link each. */
export function TaskList({ tasks }: { readonly tasks: readonly Task[] }) {
  const context = useRenderContext();
  return (
    <ul className="task-list">
      {tasks.map((task) => (
        <li key={task.label}>
          <a className="task" href={context.href(task.target)}>
            <TaskIcon name={task.icon} />
            <span className="task-label">
              <Unbroken text={task.label} />
            </span>
            <span className="task-hint">
              <Phrases text={task.hint} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
