import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode } from 'react';

type Part = HTMLAttributes<HTMLDivElement>;

/** A surface that holds one thing. */
export function Card({ className, ...rest }: Part) {
  return (
    <div
      {...rest}
      className={clsx('rounded-lg border border-line bg-surface shadow-raised', className)}
    />
  );
}

export function CardHeader({ className, ...rest }: Part) {
  return <div {...rest} className={clsx('flex flex-col gap-1 p-5 pb-0', className)} />;
}

export function CardTitle({ className, children, ...rest }: HTMLAttributes<HTMLHeadingElement>) {
  return (
    <h2 {...rest} className={clsx('text-heading font-bold', className)}>
      {children}
    </h2>
  );
}

export function CardBody({ className, ...rest }: Part) {
  return <div {...rest} className={clsx('p-5', className)} />;
}

interface TitledCardProps {
  readonly title: string;
  /** What is said below the title. */
  readonly about?: ReactNode;
  /** Class of the body. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section of a screen: a card below its title. */
export function TitledCard({ title, about, className, children }: TitledCardProps) {
  return (
    <Card>
      <CardHeader>
        <CardTitle className="text-subheading!">{title}</CardTitle>
        {about !== undefined && <p className="text-sm text-ink-muted">{about}</p>}
      </CardHeader>
      <CardBody className={className}>{children}</CardBody>
    </Card>
  );
}
