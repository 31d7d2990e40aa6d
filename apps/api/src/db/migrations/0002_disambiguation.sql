alter table reports rename column settled to disambiguation;
