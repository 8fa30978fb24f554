"""Railroad Revolution: stations, rails, telegraph offices and trade across America, for two to four seats."""
