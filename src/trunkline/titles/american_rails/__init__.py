"""American Rails: 3 to 5 seats, six companies, seven years, and a place in the queue for every action."""
